// The mirror: a page without controls, for a large screen.
import { addFullScreen, follow, Mirror } from './drawing.js';

follow(new Mirror());
addFullScreen();
