import { createShell } from './shell';

void createShell();
