export { callSchemas } from './api/call-schemas';
export { Problem } from './api/content/content.schema';
export { Day, Instant } from './api/schema-kit';
export { ContactForm } from './api/customers/contact.schema';
export { eventSchemas } from './events/event.schema';
