import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A second is short on two busy cores; a test that waits for what comes is no slower for it.
configure({ asyncUtilTimeout: 4000 });
