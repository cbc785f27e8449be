/** A JavaScript library and the signs of its version. Names as in the retire.js list. */
export interface Library {
  name: string
  /** Names of its files and folders on CDNs, in lower case; the version follows, or is the folder below. */
  called: readonly string[]
  /** A text in every file with one of the banners, searched first. */
  hint: string
  /** The banner stands behind the hint: other libraries write theirs in the same way. */
  isBehindHint?: true
  /** Banners and version constants of its files; the first group is the version. */
  banners: readonly RegExp[]
}

/** Libraries that websites load most, with the notices in their own builds. */
export const LIBRARIES: readonly Library[] = [
  {
    name: 'jquery',
    called: ['jquery', 'jquery.slim'],
    hint: 'jQuery',
    banners: [
      /jQuery JavaScript Library v(\d[\w.-]{2,20})/u,
      /\/\*!? ?jQuery v(\d[\w.-]{2,20}) ?[|(\s]/u,
      /\* jQuery ([01]\.\d[\w.]{0,6}) - New Wave Javascript/u,
    ],
  },
  {
    name: 'jquery-migrate',
    called: ['jquery-migrate'],
    hint: 'jQuery Migrate',
    banners: [/jQuery Migrate(?: -)? v(\d[\w.-]{2,20})/u],
  },
  {
    name: 'jquery-ui',
    called: ['jquery-ui', 'jqueryui', 'jquery.ui', 'jquery-ui.custom'],
    hint: 'jQuery UI',
    banners: [/jQuery UI - v(\d[\w.-]{2,20})/u, /[*!] jQuery UI (?:Core )?(\d\.\d{1,2}[\w.-]{0,10})/u],
  },
  {
    name: 'jquery-mobile',
    called: ['jquery-mobile', 'jquery.mobile'],
    hint: 'jQuery Mobile',
    banners: [/jQuery Mobile (?:- )?v?(\d\.\d[\w.-]{0,14})/u],
  },
  {
    name: 'jquery-validation',
    called: ['jquery-validation', 'jquery-validate', 'jquery.validate'],
    hint: 'jQuery Validation Plugin',
    banners: [/jQuery Validation Plugin (?:- )?v?(\d[\w.-]{2,12})/u],
  },
  {
    name: 'jquery.datatables',
    called: ['datatables', 'jquery.datatables', 'datatables.net'],
    hint: 'DataTables',
    banners: [/\*! DataTables (\d[\w.-]{2,12})/u],
  },
  {
    name: 'jquery.prettyPhoto',
    called: ['jquery.prettyphoto', 'prettyphoto'],
    hint: 'prettyPhoto',
    banners: [/prettyPhoto[^]{0,80}?Version: (\d[\w.-]{2,12})/u],
  },
  {
    name: 'jquery.terminal',
    called: ['jquery.terminal'],
    hint: 'jQuery Terminal',
    banners: [/jQuery Terminal Emulator[^]{0,300}?version (\d[\w.-]{2,12})/u],
  },
  {
    name: 'jPlayer',
    called: ['jplayer', 'jquery.jplayer'],
    hint: 'jPlayer',
    banners: [/jPlayer Plugin for jQuery[^]{0,250}?Version: (\d[\w.-]{2,12})/u],
  },
  {
    name: 'bootstrap',
    called: ['bootstrap', 'bootstrap.bundle', 'twitter-bootstrap'],
    hint: 'ootstrap',
    banners: [
      /\* Bootstrap v(\d[\w.-]{2,16})/u,
      /bootstrap-[a-z]{3,12}\.js v(\d[\w.-]{2,12})/u,
      /\* Bootstrap\.js by [^]{0,100}?v(\d[\w.-]{2,12})/u,
    ],
  },
  {
    name: 'bootstrap-select',
    called: ['bootstrap-select'],
    hint: 'ootstrap-select',
    banners: [/[Bb]ootstrap-select v(\d[\w.-]{2,12})/u],
  },
  {
    name: 'angularjs',
    called: ['angular', 'angularjs', 'angular.js'],
    hint: 'AngularJS v',
    banners: [/AngularJS v(1\.\d[\w.-]{1,14})/u],
  },
  {
    name: '@angular/core',
    called: ['@angular/core'],
    hint: '@license Angular v',
    banners: [/@license Angular v(\d[\w.-]{2,14})/u],
  },
  {
    name: 'lodash',
    called: ['lodash', 'lodash.js'],
    hint: 'odash',
    banners: [
      /@license\s{1,4}\*? ?lodash (\d[\w.-]{2,12})/iu,
      /lodash (\d\.\d[\w.-]{1,10}) (?:\(Custom|<|lodash\.com)/iu,
    ],
  },
  // For builds without the notice: every full build has this name for its hashes.
  {
    name: 'lodash',
    called: [],
    hint: '__lodash_hash_undefined__',
    isBehindHint: true,
    banners: [/\.VERSION ?= ?['"](4\.\d{1,2}\.\d{1,2})['"]/u],
  },
  {
    name: 'underscore.js',
    called: ['underscore', 'underscore.js'],
    hint: 'Underscore.js',
    banners: [/\/\/\s{1,10}Underscore\.js (\d[\w.-]{2,12})/u],
  },
  {
    name: 'backbone.js',
    called: ['backbone', 'backbone.js'],
    hint: 'Backbone.js',
    banners: [/\/\/\s{1,10}Backbone\.js (\d[\w.-]{2,12})/u],
  },
  {
    name: 'moment.js',
    called: ['moment', 'moment.js', 'moment-with-locales'],
    hint: 'moment',
    banners: [/\/\/! moment\.js\s{1,4}\/\/! version : (\d[\w.-]{2,12})/u],
  },
  {
    name: 'handlebars',
    called: ['handlebars', 'handlebars.js', 'handlebars.runtime'],
    hint: 'andlebars',
    banners: [
      /@license\s{1,6}\*?\s{0,4}handlebars v(\d[\w.-]{2,12})/iu,
      /\/\*!?\s{0,6}handlebars v(\d[\w.-]{2,12})/iu,
    ],
  },
  {
    name: 'mustache.js',
    called: ['mustache', 'mustache.js'],
    hint: 'mustache.js',
    banners: [/name ?: ?['"]mustache\.js['"], ?version ?: ?['"](\d[\w.-]{2,12})['"]/u],
  },
  {
    name: 'knockout',
    called: ['knockout'],
    hint: 'Knockout JavaScript library',
    banners: [/Knockout JavaScript library v(\d[\w.-]{2,12})/u],
  },
  {
    name: 'ember',
    called: ['ember', 'ember.js'],
    hint: 'Ember',
    banners: [
      /@overview {1,4}Ember - [^@]{0,200}(?:@[a-u][^@]{0,200}){0,4}@version {1,4}v?(\d[\w.-]{2,14})/u,
    ],
  },
  { name: 'dojo', called: ['dojo'], hint: 'dojo', banners: [] },
  {
    name: 'prototypejs',
    called: ['prototype'],
    hint: 'Prototype JavaScript framework',
    banners: [/Prototype JavaScript framework, version (\d[\w.-]{2,12})/u],
  },
  { name: 'YUI', called: ['yui'], hint: 'YUI ', banners: [/\/\*\s{0,4}YUI (\d\.\d[\w.-]{1,10})/u] },
  {
    name: 'vue',
    called: ['vue', 'vue.global', 'vue.runtime.global', 'vue.global.prod'],
    hint: 'ue',
    banners: [/Vue\.js v(\d[\w.-]{2,16})/u, /\* vue v(\d\.\d[\w.-]{1,14})\s/u],
  },
  {
    name: 'react',
    called: ['react', 'react.production'],
    hint: '@license React',
    banners: [/@license React v(\d[\w.-]{2,16})\s{1,4}\* react\.(?:production|development)/u],
  },
  {
    name: 'react-dom',
    called: ['react-dom', 'react-dom.production'],
    hint: '@license React',
    banners: [/@license React v(\d[\w.-]{2,16})\s{1,4}\* react-dom\.(?:production|development)/u],
  },
  { name: 'axios', called: ['axios'], hint: 'xios v', banners: [/\/[*/]!? ?axios v(\d[\w.-]{2,14})/iu] },
  {
    name: 'DOMPurify',
    called: ['dompurify', 'purify'],
    hint: 'DOMPurify',
    banners: [/@license DOMPurify (\d[\w.-]{2,12})/u],
  },
  {
    name: 'chart.js',
    called: ['chart.js', 'chartjs', 'chart'],
    hint: 'Chart.js',
    banners: [/\* Chart\.js v?(\d[\w.-]{2,16})/u],
  },
  { name: 'c3', called: ['c3'], hint: 'C3.js', banners: [/@license C3\.js v(\d[\w.-]{2,12})/u] },
  { name: 'select2', called: ['select2'], hint: 'Select2', banners: [/Select2 (\d\.\d\.\d[\w.-]{0,8})/u] },
  {
    name: 'highcharts',
    called: ['highcharts'],
    hint: 'Highcharts',
    banners: [/Highcharts (?:JS )?v(\d[\w.-]{2,12})/u],
  },
  {
    name: 'mathjax',
    called: ['mathjax'],
    hint: 'MathJax',
    banners: [/MathJax\.version ?= ?['"](\d[\w.-]{2,10})['"]/u],
  },
  { name: 'jszip', called: ['jszip'], hint: 'JSZip v', banners: [/JSZip v(\d[\w.-]{2,12})/u] },
  {
    name: 'pdf.js',
    called: ['pdf', 'pdf.js', 'pdfjs-dist'],
    hint: 'pdf',
    banners: [/pdfjsVersion ?= ?['"](\d[\w.-]{2,14})['"]/u],
  },
  {
    name: 'markdown-it',
    called: ['markdown-it'],
    hint: 'markdown-it',
    banners: [/\/\*! markdown-it (\d[\w.-]{2,12})/u],
  },
  {
    name: 'ua-parser-js',
    called: ['ua-parser-js', 'ua-parser'],
    hint: 'UAParser.js',
    banners: [/UAParser\.js v(\d[\w.-]{2,12})/u],
  },
  {
    name: 'tinyMCE',
    called: ['tinymce'],
    hint: 'inymce',
    banners: [/TinyMCE version (\d[\w.-]{2,12})/u],
  },
  {
    name: 'ckeditor',
    called: ['ckeditor'],
    hint: 'CKEDITOR',
    banners: [/CKEDITOR ?= ?[^]{0,120}?version ?: ?['"](4\.\d{1,2}[\w.]{0,6})['"]/u],
  },
  {
    name: 'froala',
    called: ['froala-editor', 'froala_editor'],
    hint: 'froala_editor',
    banners: [/froala_editor v(\d[\w.-]{2,12})/u],
  },
  {
    name: 'plupload',
    called: ['plupload'],
    hint: 'lupload',
    banners: [/Plupload - multi-runtime File Uploader\s{1,6}\*? ?v(\d[\w.-]{2,12})/u],
  },
  {
    name: 'flowplayer',
    called: ['flowplayer'],
    hint: 'lowplayer',
    banners: [/Flowplayer HTML5 v(\d[\w.-]{2,12})/u],
  },
  { name: 'swfobject', called: ['swfobject'], hint: 'SWFObject v', banners: [/SWFObject v(\d[\w.-]{2,8})/u] },
  {
    name: 'easyXDM',
    called: ['easyxdm'],
    hint: 'easyXDM',
    banners: [/easyXDM[^]{0,120}?version ?: ?['"](\d[\w.-]{2,12})['"]/u],
  },
  {
    name: 'blueimp-file-upload',
    called: ['blueimp-file-upload', 'jquery.fileupload'],
    hint: 'File Upload',
    banners: [/jQuery File Upload (?:Plugin )?(\d[\w.-]{2,12})/u],
  },
  { name: 'svelte', called: ['svelte'], hint: 'svelte', banners: [] },
  { name: 'sessvars', called: ['sessvars'], hint: 'sessvars', banners: [/sessvars ver (\d[\w.-]{1,8})/u] },
]

/** Hosts that serve the libraries' own builds: a folder of a library and version there is that library. */
export const LIBRARY_HOSTS: ReadonlySet<string> = new Set([
  'ajax.googleapis.com',
  'cdnjs.cloudflare.com',
  'cdn.jsdelivr.net',
  'unpkg.com',
  'code.jquery.com',
  'ajax.aspnetcdn.com',
  'maxcdn.bootstrapcdn.com',
  'stackpath.bootstrapcdn.com',
  'netdna.bootstrapcdn.com',
  'code.angularjs.org',
  'cdn.bootcdn.net',
  'cdn.staticfile.org',
  'esm.sh',
])

/** Hosts of one library each, by how that is called: the first folder there is its version. */
export const HOSTS_OF_ONE: ReadonlyMap<string, string> = new Map([
  ['cdn.datatables.net', 'datatables'],
  ['code.angularjs.org', 'angularjs'],
  ['code.highcharts.com', 'highcharts'],
  ['cdn.ckeditor.com', 'ckeditor'],
])
