// Runs in a page: encodes pictures as VP9 frames. Sent as text by puppeteer, so it imports nothing.
/* global self, OffscreenCanvas, VideoEncoder, VideoFrame, createImageBitmap, Blob, atob, btoa */
/**
 * @param {{ width: number, height: number, codec: string, quantizer: number,
 *   states: { png: string, until: number, isKey: boolean }[] }} shown `until` in seconds, `png` in base64
 */
self.encodeFrames = async ({ width, height, codec, quantizer, states }) => {
  // Nothing fades: a step is seen at once, and each frame of a fade would take as much of the file as the step itself.
  const FRAME_US = 40_000
  const HOLD_US = 1_000_000
  const packets = []
  let fault = null
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
      packets.push({ key: chunk.type === 'key', at: chunk.timestamp, for: chunk.duration, data: btoa(text) })
    },
    error: (error) => {
      fault = String(error)
    },
  })
  encoder.configure({ codec, width, height, bitrateMode: 'quantizer', framerate: 25, latencyMode: 'quality' })
  const canvas = new OffscreenCanvas(width, height)
  const paper = canvas.getContext('2d', { alpha: false })
  let time = 0
  const show = (duration, keyFrame) => {
    const frame = new VideoFrame(canvas, { timestamp: time, duration })
    encoder.encode(frame, { keyFrame, vp9: { quantizer } })
    frame.close()
    time += duration
  }
  for (const { png, until, isKey } of states) {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))]))
    paper.drawImage(picture, 0, 0)
    picture.close()
    show(FRAME_US, isKey)
    const rest = Math.round(until * 1_000_000) - time
    for (let held = 0; held < rest; held += HOLD_US) show(Math.min(HOLD_US, rest - held), false)
  }
  await encoder.flush()
  encoder.close()
  if (fault !== null) throw new Error(fault)
  return packets
}
