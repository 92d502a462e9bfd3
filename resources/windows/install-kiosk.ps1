<#
.SYNOPSIS
Makes this computer a branch terminal: docs/operations/desktop.md. Not yet tried on Windows.

.DESCRIPTION
Installs the program, puts its configuration where only administrators can change it, and lets Shell Launcher start the program in
place of the desktop, in an account that Windows makes, keeps the password of and logs in by itself. Run it again for a newer or an
older program, or another configuration.

It must run as SYSTEM, as Intune and other device management run it, because Shell Launcher's settings listen to nobody else.
Windows 10 or 11 Enterprise, Education or IoT Enterprise. Ends with 0, with 1 where something is wrong, or with 3010: restart.

.PARAMETER Installer
RinSetu-Setup-VERSION.exe. Without it the program that is installed stays.

.PARAMETER Configuration
This terminal's configuration.

.PARAMETER EnrolmentCode
The code from the console's page of terminals, for this terminal's first start.

.PARAMETER Account
A standard account that exists already and logs in by other means, in place of the one that Windows makes.
#>
[CmdletBinding()]
param(
    [string] $Installer,
    [Parameter(Mandatory = $true)] [string] $Configuration,
    [string] $EnrolmentCode,
    [string] $Account
)

Set-StrictMode -Version 2
$ErrorActionPreference = 'Stop'

$program = Join-Path $env:ProgramFiles 'RinSetu\RinSetu.exe'
$folder = Join-Path $env:ProgramData 'RinSetu'
$profileId = '{5b0e6a52-7a5b-4d0c-9a7e-2f6f0a4c9d31}'

function Test-System {
    return [Security.Principal.WindowsIdentity]::GetCurrent().User.Value -eq 'S-1-5-18'
}

# Runs a program and waits for it; gives the number that it ends with.
function Invoke-Program([string] $File, [string[]] $Arguments) {
    $process = Start-Process -FilePath $File -ArgumentList $Arguments -Wait -PassThru
    return $process.ExitCode
}

# Anybody may create files below ProgramData unless this is changed. By number, since names differ by language:
# SYSTEM and administrators may do everything, everybody else may read.
function Protect-Folder([string] $Path) {
    New-Item -ItemType Directory -Path $Path -Force | Out-Null
    $acl = New-Object System.Security.AccessControl.DirectorySecurity
    $acl.SetAccessRuleProtection($true, $false)
    $administrators = New-Object System.Security.Principal.SecurityIdentifier('S-1-5-32-544')
    $acl.SetOwner($administrators)
    $rights = @{ 'S-1-5-18' = 'FullControl'; 'S-1-5-32-544' = 'FullControl'; 'S-1-5-32-545' = 'ReadAndExecute' }
    foreach ($number in $rights.Keys) {
        $who = New-Object System.Security.Principal.SecurityIdentifier($number)
        $acl.AddAccessRule((New-Object System.Security.AccessControl.FileSystemAccessRule(
            $who, $rights[$number], 'ContainerInherit, ObjectInherit', 'None', 'Allow')))
    }
    Set-Acl -Path $Path -AclObject $acl
}

# Stops unless the file can be used. The program answers into a file, as it has no console.
function Assert-Configuration([string] $Path) {
    $report = [IO.Path]::GetTempFileName()
    try {
        $code = Invoke-Program $program @("`"--check-configuration=$Path`"", "`"--output=$report`"")
        Get-Content -Path $report | Write-Output
        if ($code -ne 0) { throw 'The configuration has faults: it was not put in place.' }
    }
    finally { Remove-Item -Path $report -ErrorAction SilentlyContinue }
}

function Add-EnrolmentCode([string] $Json, [string] $Code) {
    $read = ConvertFrom-Json -InputObject $Json
    $read.kiosk | Add-Member -NotePropertyName 'enrolmentCode' -NotePropertyValue $Code -Force
    return ConvertTo-Json -InputObject $read -Depth 10
}

function Get-ShellLauncherXml {
    $shell = [Security.SecurityElement]::Escape($program)
    $who = '<AutoLogonAccount />'
    if ($Account) { $who = '<Account Name="{0}" />' -f [Security.SecurityElement]::Escape($Account) }
    return @"
<?xml version="1.0" encoding="utf-8"?>
<ShellLauncherConfiguration
  xmlns="http://schemas.microsoft.com/ShellLauncher/2018/Configuration"
  xmlns:V2="http://schemas.microsoft.com/ShellLauncher/2019/Configuration">
  <Profiles>
    <DefaultProfile>
      <Shell Shell="%SystemRoot%\explorer.exe" />
    </DefaultProfile>
    <Profile Id="$profileId">
      <Shell Shell="$shell" V2:AppType="Desktop" V2:AllAppsFullScreen="true">
        <DefaultAction Action="RestartShell" />
      </Shell>
    </Profile>
  </Profiles>
  <Configs>
    <Config>
      $who
      <Profile Id="$profileId" />
    </Config>
  </Configs>
</ShellLauncherConfiguration>
"@
}

function Set-ShellLauncher([string] $Xml) {
    $feature = Get-WindowsOptionalFeature -Online -FeatureName 'Client-EmbeddedShellLauncher'
    if ($feature.State -ne 'Enabled') {
        Enable-WindowsOptionalFeature -Online -FeatureName 'Client-EmbeddedShellLauncher' -All -NoRestart | Out-Null
    }
    $bridge = Get-CimInstance -Namespace 'root\cimv2\mdm\dmmap' -ClassName 'MDM_AssignedAccess'
    $bridge.ShellLauncher = [Net.WebUtility]::HtmlEncode($Xml)
    Set-CimInstance -CimInstance $bridge
}

# A terminal stands on mains and is never asked to sleep.
function Disable-Sleep {
    foreach ($setting in 'standby-timeout-ac', 'hibernate-timeout-ac', 'monitor-timeout-ac') {
        & powercfg.exe /change $setting 0
    }
}

try {
    if (-not (Test-System)) { throw 'This must run as SYSTEM: device management does so, or PsExec with -s.' }
    $isInstalled = Test-Path -Path $program
    if ($Installer) {
        # An installer never goes back by itself: an older program needs the newer one removed first. Its data stay.
        if ($isInstalled) {
            & (Join-Path $PSScriptRoot 'remove-program.ps1')
        }
        $code = Invoke-Program (Resolve-Path -Path $Installer).Path @('/S')
        if ($code -ne 0) { throw "The installer ended with $code." }
    }
    if (-not (Test-Path -Path $program)) { throw "There is no $program. Name the installer." }

    $text = Get-Content -Path $Configuration -Raw -Encoding UTF8
    if ($EnrolmentCode) { $text = Add-EnrolmentCode $text $EnrolmentCode }
    $new = [IO.Path]::GetTempFileName()
    # UTF-8 without a mark at its beginning.
    [IO.File]::WriteAllText($new, $text)
    Assert-Configuration $new
    Protect-Folder $folder
    $target = Join-Path $folder 'configuration.json'
    if (Test-Path -Path $target) { Copy-Item -Path $target -Destination "$target.before" -Force }
    # Not moved: what is moved keeps the permissions that it had.
    Remove-Item -Path $target -Force -ErrorAction SilentlyContinue
    Copy-Item -Path $new -Destination $target
    Remove-Item -Path $new

    Set-ShellLauncher (Get-ShellLauncherXml)
    Disable-Sleep
    Write-Output 'The terminal starts after a restart.'
    exit 3010
}
catch {
    Write-Output "install-kiosk: $($_.Exception.Message)"
    exit 1
}
