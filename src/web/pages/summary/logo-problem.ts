const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/jpg'])
const MOST = 8_388_608

/** What is wrong with a file before it is sent; `null`: nothing that can be found here. The type is checked before the size. */
export function logoProblem({ type, size }: { type: string; size: number }): string | null {
  if (!TYPES.has(type)) return 'Please upload valid file!'
  return size > MOST ? 'File size exceeded!' : null
}
