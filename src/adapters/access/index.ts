export { InFlight, Pressure, WaitingConnections } from './connections.js';
export type { LspSettings, McpHttpSettings, McpSettings, ServeSettings } from './settings.js';
export { BearerTokens, bearerOf, isLoopback, RequestRate, readSecrets } from './tokens.js';
