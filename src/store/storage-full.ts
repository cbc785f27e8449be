/** The disk is full: nothing was kept, and what was there before still is. */
export class StorageFull extends Error {
  constructor() {
    super('there is no room left to keep files')
  }
}
