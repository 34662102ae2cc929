import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// The default of a second is too short on two busy cores. A longer timeout does not slow down passing tests.
configure({ asyncUtilTimeout: 4000 });

// In development React captures a stack trace for each of the first 10,000 elements of every second, to name the creator in
// warnings: a fifth of the time of a component test. This sets React's counter to its limit. A React without this counter ignores
// it.
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
