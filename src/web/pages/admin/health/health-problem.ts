/** Something that the operator should do, and where. */
export interface HealthProblem {
  tone: 'error' | 'warning'
  text: string
  link?: { href: string; label: string }
}
