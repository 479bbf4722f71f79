// The mirror: a page without controls, for a large screen.
import { addFullScreenButton, followTray, Mirror } from './mirror.js';

followTray(new Mirror());
addFullScreenButton();
