<#
.SYNOPSIS
Removes the program for everybody; its data and configuration stay. Not yet tried on Windows.
#>
Set-StrictMode -Version 2
$ErrorActionPreference = 'Stop'

$keys = 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Uninstall\*',
    'HKLM:\SOFTWARE\WOW6432Node\Microsoft\Windows\CurrentVersion\Uninstall\*'
$entries = Get-ItemProperty -Path $keys -ErrorAction SilentlyContinue |
    Where-Object { $_.PSObject.Properties['DisplayName'] -and $_.DisplayName -like 'RinSetu*' }
foreach ($entry in $entries) {
    # The path is quoted and may have arguments: "C:\...\Uninstall RinSetu.exe" /allusers
    if ($entry.UninstallString -notmatch '^"([^"]+)"') { throw "Not understood: $($entry.UninstallString)" }
    $uninstaller = $Matches[1]
    Get-Process -Name 'RinSetu' -ErrorAction SilentlyContinue | Stop-Process -Force
    # Without _? it would copy itself and return before it has finished.
    $folder = Split-Path -Parent $uninstaller
    $process = Start-Process -FilePath $uninstaller -ArgumentList '/S', '/allusers', "_?=$folder" -Wait -PassThru
    if ($process.ExitCode -ne 0) { throw "The uninstaller ended with $($process.ExitCode)." }
    Remove-Item -Path $uninstaller -Force -ErrorAction SilentlyContinue
}
