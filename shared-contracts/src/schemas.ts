export { callSchemas } from './api/call-schemas';
export { Problem } from './api/content/content.schema';
export { ContactForm } from './api/customers/contact.schema';
export { eventSchemas } from './events/event.schema';
