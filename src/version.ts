/** Version of the program; a test holds it to package.json's. */
export const version = '0.1.0';
