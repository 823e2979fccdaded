/** The HTML of mails, made of `notice.mjml` by `npm run mail-template`: it is not edited by hand. */
export const MADE_OF = '6eff1c9518c409f7d8d8d2eb963242ada4d4019712c5e1bf2cf9d845d850561f';
export const TEMPLATE = `<!doctype html>
<html lang="en" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>{{= it.title }}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a {
padding: 0;
}
body {
margin: 0;
padding: 0;
-webkit-text-size-adjust: 100%;
-ms-text-size-adjust: 100%;
}
table,
td {
border-collapse: collapse;
mso-table-lspace: 0pt;
mso-table-rspace: 0pt;
}
img {
border: 0;
height: auto;
line-height: 100%;
outline: none;
text-decoration: none;
-ms-interpolation-mode: bicubic;
}
p {
display: block;
margin: 13px 0;
}
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 {
width: 100% !important;
max-width: 100%;
}
}
</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 {
width: 100% !important;
max-width: 100%;
}
</style>
</head>
<body style="word-spacing:normal;background-color:#f2f2f2;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">{{= it.preview }}</div>
<div aria-label="{{= it.title }}" aria-roledescription="email" role="article" lang="en" dir="auto" style="word-spacing:normal;background-color:#f2f2f2;">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:720px;" width="720" bgcolor="#ffffff" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:720px;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;">
<tbody>
<tr>
<td style="direction:ltr;font-size:0px;padding:12px 20px;text-align:center;">
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:680px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;">
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%">
<tbody>
<tr>
<td align="left" style="font-size:0px;padding:6px 0;word-break:break-word;">
<div style="font-family:Helvetica, Arial, sans-serif;font-size:20px;font-weight:bold;line-height:1.5;text-align:left;color:#222222;">{{= it.title }}</div>
</td>
</tr>
{{ for (const line of it.lines) { }}
<tr>
<td align="left" style="font-size:0px;padding:6px 0;word-break:break-word;">
<div style="font-family:Helvetica, Arial, sans-serif;font-size:15px;line-height:1.5;text-align:left;color:#222222;">{{= line }}</div>
</td>
</tr>
{{ } }}
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
{{ for (const part of it.parts) { }}
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:720px;" width="720" bgcolor="#ffffff" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:720px;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;">
<tbody>
<tr>
<td style="direction:ltr;font-size:0px;padding:12px 20px;text-align:center;">
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:680px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;">
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%">
<tbody>
{{ if (part.title) { }}
<tr>
<td align="left" style="font-size:0px;padding:6px 0;word-break:break-word;">
<div style="font-family:Helvetica, Arial, sans-serif;font-size:15px;font-weight:bold;line-height:1.5;text-align:left;color:#222222;">{{= part.title }}</div>
</td>
</tr>
{{ } for (const line of part.lines) { }}
<tr>
<td align="left" style="font-size:0px;padding:6px 0;word-break:break-word;">
<div style="font-family:Helvetica, Arial, sans-serif;font-size:15px;line-height:1.5;text-align:left;color:#222222;">{{= line }}</div>
</td>
</tr>
{{ } if (part.board) { }}
<tr>
<td align="left" style="font-size:0px;padding:6px 0;word-break:break-word;">
<div style="font-family:Helvetica, Arial, sans-serif;font-size:15px;line-height:1.5;text-align:left;color:#222222;">
<pre style="font-family: Consolas, Menlo, monospace; font-size: 12px; line-height: 1.35; margin: 0; white-space: pre; overflow-x: auto">{{= part.board }}</pre>
</div>
</td>
</tr>
{{ } if (part.link) { }}
<tr>
<td align="left" style="font-size:0px;padding:8px 0;word-break:break-word;">
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;">
<tbody>
<tr>
<td align="center" bgcolor="#1d4ed8" role="presentation" style="border:none;border-radius:3px;cursor:auto;mso-padding-alt:10px 18px;background:#1d4ed8;" valign="middle">
<a href="{{= part.link.url }}" style="display:inline-block;background:#1d4ed8;color:#ffffff;font-family:Helvetica, Arial, sans-serif;font-size:15px;font-weight:normal;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:10px 18px;mso-padding-alt:0px;border-radius:3px;" target="_blank">
{{= part.link.label }}
</a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
{{ } }}
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
{{ } }}
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:720px;" width="720" bgcolor="#f2f2f2" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#f2f2f2;background-color:#f2f2f2;margin:0px auto;max-width:720px;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#f2f2f2;background-color:#f2f2f2;width:100%;">
<tbody>
<tr>
<td style="direction:ltr;font-size:0px;padding:12px 20px;text-align:center;">
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:680px;" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;">
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%">
<tbody>
<tr>
<td align="left" style="font-size:0px;padding:6px 0;word-break:break-word;">
<div style="font-family:Helvetica, Arial, sans-serif;font-size:12px;line-height:1.5;text-align:left;color:#666666;">{{= it.why }}{{ if (it.unsubscribe) { }} <a href="{{= it.unsubscribe }}" style="color: #666666">Stop these mails</a>.{{ } }}</div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>`;
