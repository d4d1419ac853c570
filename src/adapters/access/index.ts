export { InFlight, Pressure, WaitingConnections } from './connections.js';
export { type ImageFile, imageFolder, imageReader, imagesOf } from './images.js';
export {
  firstSignal,
  listenError,
  onTermination,
  type Process,
  startReloading,
} from './listening.js';
export { hasPage, type PageFile, readPage, snapshotPath } from './page-files.js';
export type {
  LspSettings,
  McpHttpSettings,
  McpSettings,
  OtherAdapters,
  PublishReport,
  PublishSettings,
  ServeSettings,
} from './settings.js';
export { isStoreAddress } from './store-address.js';
export { BearerTokens, bearerOf, type Caller, isLoopback, RequestRate, readSecrets } from './tokens.js';
