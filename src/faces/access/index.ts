export { BearerTokens, bearerOf } from './bearer-tokens.js';
export { isLoopback } from './loopback.js';
export { readSecrets } from './secret-file.js';
