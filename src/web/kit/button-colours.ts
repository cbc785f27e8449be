/**
 * The colours of a button. Mantine uses one text colour for both schemes; a filled button needs one for each. A subtle one looks like a link, or, where it
 * deletes something (`red`), like an error.
 */
export function buttonColours(
  variant: string | undefined,
  color: string | undefined,
): Record<string, string> {
  const isRed = color === 'red'
  if (variant === 'subtle')
    return isRed
      ? { '--button-color': 'var(--error-text)', '--button-hover': 'var(--error-soft)' }
      : { '--button-color': 'var(--link)', '--button-hover': 'var(--accent-soft)' }
  if (variant !== undefined && variant !== 'filled') return {}
  const name = isRed ? 'danger' : 'accent'
  return {
    '--button-bg': `var(--${name})`,
    '--button-hover': `var(--${name}-hover)`,
    '--button-color': `var(--on-${name})`,
  }
}
