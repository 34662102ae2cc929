import { writeFileSync } from 'node:fs';
import { decisionIndex } from './decision-index';
import { indexFile, readDecisions } from './read-repository';

writeFileSync(indexFile, decisionIndex(readDecisions()));
