import { guard } from './gate.js';
import { repository, shippedSets } from './sets.js';

guard('the shipped knowledge base', [repository], shippedSets(), 'shipped.hashes.txt');
