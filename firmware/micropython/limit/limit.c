// The module tray24_limit: call a Python function, and interrupt it when it takes too long.
//
// An exception that a timer's callback raises is printed and goes nowhere, so no Python code can end a loop that never
// ends. This does as Ctrl-C does: it leaves an exception for the interpreter, which raises it at its next jump.

#include "pico/time.h"
#include "py/runtime.h"

// Again and again, until the call ends: the function may have caught the first one.
#define AGAIN_US (5000)

static int64_t interrupt(alarm_id_t alarm, void *exception) {
    (void)alarm;
    mp_sched_exception(MP_OBJ_FROM_PTR(exception));
    return AGAIN_US;
}

// Stop the timer, and drop an exception that has not been raised yet: it must not reach who has called.
static void end(alarm_id_t alarm, mp_obj_t exception) {
    cancel_alarm(alarm);
    if (MP_STATE_MAIN_THREAD(mp_pending_exception) == exception) {
        MP_STATE_MAIN_THREAD(mp_pending_exception) = MP_OBJ_NULL;
    }
}

// call(limit_ms, exception, function, *arguments): what the function returns or raises.
static mp_obj_t call(size_t count, const mp_obj_t *arguments) {
    mp_obj_t exception = arguments[1];
    alarm_id_t alarm = add_alarm_in_ms(mp_obj_get_int(arguments[0]), interrupt, MP_OBJ_TO_PTR(exception), true);
    if (alarm <= 0) {
        mp_raise_msg(&mp_type_RuntimeError, MP_ERROR_TEXT("no timer"));
    }
    nlr_buf_t nlr;
    if (nlr_push(&nlr) == 0) {
        mp_obj_t result = mp_call_function_n_kw(arguments[2], count - 3, 0, arguments + 3);
        nlr_pop();
        end(alarm, exception);
        return result;
    }
    end(alarm, exception);
    nlr_jump(nlr.ret_val);
}
static MP_DEFINE_CONST_FUN_OBJ_VAR_BETWEEN(call_object, 3, 6, call);

static const mp_rom_map_elem_t names_table[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR_tray24_limit) },
    { MP_ROM_QSTR(MP_QSTR_call), MP_ROM_PTR(&call_object) },
};
static MP_DEFINE_CONST_DICT(names, names_table);

const mp_obj_module_t limit_module = {
    .base = { &mp_type_module },
    .globals = (mp_obj_dict_t *)&names,
};
MP_REGISTER_MODULE(MP_QSTR_tray24_limit, limit_module);
