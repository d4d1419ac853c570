export { InFlight, Pressure, WaitingConnections } from './connections.js';
export { BearerTokens, bearerOf, isLoopback, RequestRate, readSecrets } from './tokens.js';
