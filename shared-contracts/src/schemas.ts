export { callSchemas } from './api/call-schemas';
export { Problem } from './api/content.schema';
export { ContactForm } from './api/contact.schema';
export { eventSchemas } from './events/event.schema';
