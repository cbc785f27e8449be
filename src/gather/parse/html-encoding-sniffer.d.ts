/** The part of html-encoding-sniffer that we use; the package ships no types. */
declare module 'html-encoding-sniffer' {
  interface SniffOptions {
    /** The `charset` of the Content-Type header. */
    transportLayerEncodingLabel?: string | undefined
    /** Result when nothing is declared; windows-1252 when absent. */
    defaultEncoding?: string
  }
  /** The canonical name of the encoding a browser would choose (HTML standard, 13.2.3.2). */
  export default function htmlEncodingSniffer(bytes: Uint8Array, options?: SniffOptions): string
}
