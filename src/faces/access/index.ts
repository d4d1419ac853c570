export { BearerTokens, bearerOf } from './bearer-tokens.js';
export { Lateness } from './lateness.js';
export { isLoopback } from './loopback.js';
export { RequestRate } from './request-rate.js';
export { readSecrets } from './secret-file.js';
