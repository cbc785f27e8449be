/** Whether a status says "not found" or "gone" (RFC 9110, 15.5.5 and 15.5.11). */
export const saysGone = (status: number | null | undefined): boolean => status === 404 || status === 410
