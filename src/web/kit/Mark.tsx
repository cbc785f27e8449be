/** Fettle's mark: a tick inside a shopfront with its awning, in one colour. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} color="var(--accent-mark)" aria-hidden="true">
      <path
        fill="currentColor"
        d="M6.5 3h19c1 0 1.9.7 2.1 1.6L29.6 11.4a4.53 4.53 0 0 1-9.07 0 4.53 4.53 0 0 1-9.06 0 4.53 4.53 0 0 1-9.07 0L4.4 4.6C4.6 3.7 5.5 3 6.5 3Z"
      />
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="2.6" d="M5 19v6.2A3.3 3.3 0 0 0 8.3 28.5h15.4A3.3 3.3 0 0 0 27 25.2V19" />
        <path strokeWidth="3" d="m11.3 20.4 3.5 3.4 6.4-6.6" />
      </g>
    </svg>
  )
}
