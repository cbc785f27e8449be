/** The disk is full: nothing was written, and earlier files are unchanged. */
export class StorageFull extends Error {
  constructor() {
    super('there is no room left to keep files')
  }
}
