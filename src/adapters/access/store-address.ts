/** Whether a path names a place where a knowledge base is published, not a file. */
export const isStoreAddress = (path: string): boolean => /^opensearch\+https?:\/\//i.test(path);
