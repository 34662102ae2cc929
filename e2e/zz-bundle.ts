import { writeCommandLine } from '../tools/src/packages/program-packages';
await writeCommandLine('/tmp/hG-team/remote-reviews/node_modules/@detour/cli', '0.1.0');
