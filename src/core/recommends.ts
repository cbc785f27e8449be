/** Media numbers of recommended lessons (catalogues.md, section 5). */
export interface Recommends<Status extends string> {
  always?: readonly number[]
  byStatus?: Readonly<Partial<Record<Status, readonly number[]>>>
}
