// The mirror: a page without controls, for a large screen.
import { addFullScreenButton, followTray, Mirror } from './drawing.js';

followTray(new Mirror());
addFullScreenButton();
