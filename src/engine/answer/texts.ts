export { sanitize } from '../../present/index.js';
export { detectLanguage, maskSecrets } from '../../text/index.js';
