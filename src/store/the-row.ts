/** The one row that a statement gives back. Throws where there is none: that is a fault of ours. */
export function theRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('PostgreSQL gave no row back')
  return row
}
