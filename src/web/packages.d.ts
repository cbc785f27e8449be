/// <reference path="../core/punycode.d.ts" />
