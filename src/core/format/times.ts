const MINUTE = 60

/** Length of or position in a video, `mm:ss`; minutes go on past 60. Seconds are cut; an invalid length is `00:00`. */
export function videoTime(seconds: number | null | undefined): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds ?? 0)) : 0
  const [minutes, rest] = [Math.floor(whole / MINUTE), whole % MINUTE]
  return `${twoDigits(minutes)}:${twoDigits(rest)}`
}

/** `07`, as hours and minutes are written. */
export const twoDigits = (figure: number): string => String(figure).padStart(2, '0')
