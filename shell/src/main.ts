import { createShell } from './shell';

createShell();
