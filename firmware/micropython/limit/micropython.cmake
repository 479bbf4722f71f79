add_library(usermod_limit INTERFACE)
target_sources(usermod_limit INTERFACE ${CMAKE_CURRENT_LIST_DIR}/limit.c)
target_link_libraries(usermod INTERFACE usermod_limit)
