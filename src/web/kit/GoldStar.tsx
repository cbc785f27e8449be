/** A gold star, for a result that is good and should stay so. */
export function GoldStar({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <path
        fill="var(--star)"
        stroke="var(--star-edge)"
        strokeWidth="1.4"
        strokeLinejoin="round"
        d="m12 2.6 2.9 5.8 6.4.9-4.6 4.5 1.1 6.4-5.8-3-5.7 3 1.1-6.4-4.7-4.5 6.4-.9Z"
      />
    </svg>
  )
}
