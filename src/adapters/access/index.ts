export { BearerTokens, bearerOf } from './bearer-tokens.js';
export { InFlight } from './in-flight.js';
export { isLoopback } from './loopback.js';
export { Pressure } from './pressure.js';
export { RequestRate } from './request-rate.js';
export { readSecrets } from './secret-file.js';
export { WaitingConnections } from './waiting-connections.js';
