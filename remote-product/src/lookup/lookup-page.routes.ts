import { privatePage } from '../private-page.routes';
import { LookupPage } from './LookupPage';

export const lookupPage = privatePage('lookup.title', LookupPage);
