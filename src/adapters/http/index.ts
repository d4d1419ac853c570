export { serve } from './serve.js';
