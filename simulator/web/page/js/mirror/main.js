// The mirror: a page without controls, for a large screen.
import { addFullScreen, follow, makeMirror } from './drawing.js';

follow(makeMirror());
addFullScreen();
